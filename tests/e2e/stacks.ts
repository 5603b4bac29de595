/**
 * Playwright takes a stack trace for each step and call, with some forty frames of its own code, and resolves the source of each
 * frame: a sixth of a worker's time. It only uses the frames of tests, and its own last frame before them, which names the called
 * method; so it gets only those.
 */
const written = Error.prepareStackTrace;

const isTheirs = (frame?: NodeJS.CallSite) =>
  /^node:|[\\/]node_modules[\\/]playwright/.test(frame?.getFileName() ?? "node:");

if (written)
  Error.prepareStackTrace = (error, frames) =>
    written(
      error,
      frames.filter((frame, index) => !isTheirs(frame) || !isTheirs(frames[index + 1])),
    );
