/** Vite plugin: `npm run dev` watches folders instead of files, so thousands of pages cost no more than thirty. */
import { existsSync, type FSWatcher, lstatSync, readdirSync, statSync, watch } from "node:fs";
import { basename, join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { sourceFolders } from "../../below.ts";
import { devOnly } from "../../content/dev-only.ts";
import { languageFile } from "../../content/forms/languages.ts";
import { errorText } from "../../engine/check/problem.ts";
import { tagIn } from "../../engine/languages/index.ts";

/** The folders whose changes are reported, with everything below them. */
const folders = [...sourceFolders, "tests/fixtures"];

/** The files in the project's root folder that the server's configuration depends on. */
const settings = /^(vite\.config\.ts|package\.json|tsconfig\.json|\.env.*)$/;

/** Milliseconds without another event before a change is reported: a file is written in several steps. */
const pause = 10;

/** Reports a file the way Vite's own watcher does. */
type Tell = (event: "add" | "change" | "unlink", file: string) => void;

/** Selects a path, and those below it. */
const isBelow = (path: string) => (other: string) => other === path || other.startsWith(path + sep);

/** The files of watched folders; new folders are watched, too. */
export class Watched {
  private readonly folders = new Map<string, FSWatcher>();
  private readonly files = new Set<string>();
  /** The symbolic links among them. */
  private readonly links = new Set<string>();
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  /** @param fail called for a folder that cannot be watched */
  constructor(
    private readonly tell: Tell,
    private readonly fail: (folder: string, error: unknown) => void,
  ) {}

  /**
   * Watches a folder.
   * @param isOurs selects files to report; with it, folders below are not watched
   * @returns its files, including those below
   */
  add(folder: string, isOurs?: (name: string) => boolean): string[] {
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder || this.folders.has(folder)) return [];
    try {
      return this.enter(folder, isOurs);
    } catch (error) {
      this.leave(folder);
      // If it was deleted meanwhile, as when another branch is checked out, the folder around it reports that.
      if (existsSync(folder)) this.fail(folder, error);
      return [];
    }
  }

  private enter(folder: string, isOurs?: (name: string) => boolean): string[] {
    const watcher = watch(folder, (_event, name) => {
      if (name === basename(folder)) this.replaced(folder, isOurs);
      else if (name && (isOurs?.(name) ?? true)) this.hear(join(folder, name));
    });
    watcher.on("error", () => this.leave(folder));
    this.folders.set(folder, watcher);
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => {
      if (isOurs && !isOurs(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return isOurs ? [] : this.add(path);
      if (entry.isSymbolicLink()) this.links.add(path);
      return path;
    });
  }

  /** Records files that exist already. */
  know(files: string[]): void {
    for (const file of files) this.files.add(file);
  }

  close(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    for (const watcher of this.folders.values()) watcher.close();
  }

  private leave(folder: string): void {
    this.folders.get(folder)?.close();
    this.folders.delete(folder);
  }

  private leaveBelow(path: string): void {
    for (const folder of [...this.folders.keys()].filter(isBelow(path))) this.leave(folder);
  }

  /**
   * Handles an event with the folder's own name: it was moved or deleted, with everything below, or its permissions changed;
   * another folder may have taken its place.
   */
  private replaced(folder: string, isOurs?: (name: string) => boolean): void {
    if (isOurs) this.leave(folder);
    else this.leaveBelow(folder);
    this.hear(folder, isOurs);
  }

  private hear(path: string, isOurs?: (name: string) => boolean): void {
    clearTimeout(this.waiting.get(path));
    this.waiting.set(
      path,
      setTimeout(() => this.look(path, isOurs), pause),
    );
  }

  /** Reports what has changed at a path. */
  private look(path: string, isOurs?: (name: string) => boolean): void {
    this.waiting.delete(path);
    const own = lstatSync(path, { throwIfNoEntry: false });
    // A broken link is reported, too, so that whatever reads it can report the error.
    const found = existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : own;
    const [isLink, wasLink] = [own?.isSymbolicLink() === true, this.links.delete(path)];
    if (isLink) this.links.add(path);
    // A link that replaces a file, or the reverse, counts as a new file.
    if (!found || isLink !== wasLink) this.gone(path);
    const isFolder = found?.isDirectory();
    if (isFolder) this.missed(path);
    for (const file of isFolder ? this.add(path, isOurs) : found ? [path] : []) {
      const event = this.files.has(file) ? "change" : "add";
      this.files.add(file);
      this.tell(event, file);
    }
  }

  private gone(path: string): void {
    this.leaveBelow(path);
    for (const file of [...this.files].filter(isBelow(path))) this.forget(file);
  }

  /** Reports files that were deleted while the folder was not watched, or together with the one that was in its place. */
  private missed(folder: string): void {
    for (const file of [...this.files].filter(isBelow(folder)))
      if (!lstatSync(file, { throwIfNoEntry: false })) this.forget(file);
  }

  private forget(file: string): void {
    this.files.delete(file);
    this.tell("unlink", file);
  }
}

/** Emits the changes of a project's files through a server's watcher, which Vite and other plugins listen to. */
function begin({ config, httpServer, watcher }: ViteDevServer, root: string): void {
  const watched = new Watched(
    (event, file) => {
      watcher.emit(event, file);
      watcher.emit("all", event, file);
    },
    (folder, error) => config.logger.error(`${folder} is not watched: ${errorText(error)}`),
  );
  // A folder may be created later: forms/, with the first UI document.
  watched.know(watched.add(root, (name) => settings.test(name) || folders.includes(name)));
  for (const folder of folders) watched.know(watched.add(join(root, folder)));
  httpServer?.once("close", () => watched.close());
}

/**
 * Restarts the server for new languages of the project's own: the configuration finds them by folder, so Vite does not know them.
 */
function restartForLanguages(server: ViteDevServer, root: string): void {
  server.watcher.on("all", (_event, file) => {
    const isOwn = tagIn(file) && file === languageFile(root, tagIn(file) ?? "");
    if (isOwn && !server.config.configFileDependencies.includes(file)) void server.restart();
  });
}

/** The plugin. On a file system without change events, `CHOKIDAR_USEPOLLING=1` leaves watching to Vite, which then polls. */
export function watchFolders(root: string): Plugin {
  const isPolled = Boolean(process.env.CHOKIDAR_USEPOLLING);
  return {
    name: "keelwork:watch",
    apply: devOnly,
    config: () => (isPolled ? {} : { server: { watch: { ignored: () => true } } }),
    configureServer(server) {
      if (isPolled) server.watcher.add(folders.map((folder) => join(root, folder)));
      else begin(server, root);
      restartForLanguages(server, root);
    },
  };
}
