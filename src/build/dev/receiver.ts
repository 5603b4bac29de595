/** The receiver of `npm run dev`: forms can be sent while they are being edited. */
import type { ViteDevServer } from "vite";
import { exportsOf } from "../../content/runner.ts";
import type { Receiver } from "../../receiver/serve.ts";
import { type Settings, settingsFrom } from "../../receiver/settings.ts";
import { shownUrl } from "../../receiver/store/database.ts";

/**
 * The receiver of this process. When a file changes that Vite's configuration depends on, such as src/site.ts, Vite
 * reloads everything, including this file, and starts the next server before it stops the last.
 */
const ours = globalThis as {
  keelworkReceiver?: Receiver;
  keelworkDevReceiver?: DevReceiver;
  /** Resolves once no start is under way. */
  keelworkStarted?: Promise<unknown>;
};

/** How long without a request it waits before it starts, in milliseconds, unless a page has a form: starting delays requests. */
const patience = 1_000;

/** A receiver that runs beside the site and stops with it. */
export class DevReceiver {
  private readonly settings = settingsFrom(process.env);
  private running: Promise<Receiver> | undefined;
  private waiting: NodeJS.Timeout | undefined;

  private constructor(private readonly server: ViteDevServer) {
    server.httpServer?.once("close", async () => {
      clearTimeout(this.waiting);
      const receiver = await this.running?.catch(() => undefined);
      // If the server was replaced, its receiver continues until the next one takes its place.
      if (receiver && ours.keelworkDevReceiver === this) void receiver.close();
    });
  }

  /** The receiver of a server: after a restart it replaces the previous one at once; the first one starts after the first page. */
  static async of(server: ViteDevServer): Promise<DevReceiver> {
    const receiver = new DevReceiver(server);
    ours.keelworkDevReceiver = receiver;
    if (ours.keelworkReceiver) {
      // Starts the plugins first, which transform the receiver's modules.
      await server.environments.client.pluginContainer.buildStart();
      await receiver.run();
    } else server.httpServer?.once("listening", () => receiver.wait());
    return receiver;
  }

  /**
   * Restarts the latest receiver with the current forms. Static, so that plugins hold no reference to a receiver and its server:
   * the first plugins stay in memory as long as the process.
   */
  static async formsChanged(): Promise<void> {
    await ours.keelworkDevReceiver?.again();
  }

  /** Its port; a port that the system assigns is known once it runs. */
  async port(): Promise<number> {
    return this.settings.port || (await this.run()).port;
  }

  /** Starts it once nothing has been requested for a while. */
  wait(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.start(), patience).unref();
  }

  /** Makes it wait for a page that has been requested. */
  hold(): void {
    clearTimeout(this.waiting);
  }

  /**
   * Starts it unless it is running; if it cannot start, the server reports why and exits. If its server is being replaced, it
   * cannot load its modules any more, and the next server's takes over.
   */
  start(): void {
    this.run().catch(async ({ message }: Error) => {
      if (ours.keelworkDevReceiver !== this) return;
      this.server.config.logger.error(message);
      await this.server.close();
      process.exit(1);
    });
  }

  /** Restarts it at the same port; one that has not started yet will load the current forms anyway. */
  private async again(): Promise<void> {
    if (!this.running) return;
    const { port } = await this.running;
    this.running = Promise.resolve(await this.begin({ ...this.settings, port }));
  }

  /**
   * Starts a receiver with the current forms, replacing the previous one. It waits for one that another server is starting, since
   * both would listen on the same port.
   */
  private async begin(settings: Settings): Promise<Receiver> {
    const { startReceiver } = await exportsOf<typeof import("../../receiver/main.ts")>(
      this.server,
      "/receiver/main.ts",
    );
    const replace = async () => {
      const before = ours.keelworkReceiver;
      if (before && ours.keelworkDevReceiver !== this) return before;
      await before?.close();
      ours.keelworkReceiver = await startReceiver(settings, { warned: before?.warnings });
      return ours.keelworkReceiver;
    };
    const started = (ours.keelworkStarted ?? Promise.resolve()).then(replace);
    ours.keelworkStarted = started.catch(() => undefined);
    return started;
  }

  private run(): Promise<Receiver> {
    this.running ??= this.begin(this.settings).then((receiver) => {
      const stored = shownUrl(this.settings.url);
      this.server.config.logger.info(
        `  Leads are received at http://localhost:${receiver.port}/ and kept in ${stored}`,
      );
      return receiver;
    });
    return this.running;
  }
}
