/**
 * Playwright takes the stack of each step and of each call, some forty frames of its own code in it, and looks for the
 * source of every one: a sixth of a worker's time. It only reads the frames of tests, and the one of its own before
 * them, which names what was called; it is given those.
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
