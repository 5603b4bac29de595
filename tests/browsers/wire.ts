/** Sends commands to an engine: W3C WebDriver over HTTP, or Firefox's own protocol over its socket. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { type EngineName, engines, programsOf } from "./engines.ts";

/** The commands that the journeys use: as method and path of the W3C protocol, and as Firefox names them. */
const commands = {
  go: ["POST", "/url", "WebDriver:Navigate"],
  reload: ["POST", "/refresh", "WebDriver:Refresh"],
  find: ["POST", "/elements", "WebDriver:FindElements"],
  click: ["POST", "/element/{id}/click", "WebDriver:ElementClick"],
  type: ["POST", "/element/{id}/value", "WebDriver:ElementSendKeys"],
  act: ["POST", "/actions", "WebDriver:PerformActions"],
  run: ["POST", "/execute/sync", "WebDriver:ExecuteScript"],
  windows: ["GET", "/window/handles", "WebDriver:GetWindowHandles"],
  enter: ["POST", "/window", "WebDriver:SwitchToWindow"],
  resize: ["POST", "/window/rect", "WebDriver:SetWindowRect"],
  picture: ["GET", "/screenshot", "WebDriver:TakeScreenshot"],
} as const;

/** A command's name. */
export type Command = keyof typeof commands;

/** A connection to a running engine. */
export interface Wire {
  send: (command: Command, body?: { [name: string]: unknown }) => Promise<unknown>;
  close: () => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until it works. */
async function insist<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  let last: unknown;
  for (let tries = 0; tries < 450; tries += 1)
    try {
      return await attempt();
    } catch (error) {
      last = error;
      await pause(200);
    }
  throw new Error(`${what} does not answer`, { cause: last });
}

/** Starts a program with a temporary folder. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const home = mkdtempSync(join(tmpdir(), "keelwork-engine-"));
  const child = spawn(
    program,
    args.map((arg) => arg.replace("{home}", home)),
    {
      env: { ...process.env, HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, ...env },
      stdio: "ignore",
      detached: true,
    },
  );
  return { child, home };
}

function end({ pid, exitCode }: ChildProcess, home: string): void {
  if (pid && exitCode === null) process.kill(-pid, "SIGKILL");
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

async function overHttp(name: EngineName, programs: string[]): Promise<Wire> {
  const port = await freePort();
  const [driver = "", second = ""] = programs;
  const display = name === "webkit" ? start(second, [`:${port}`, "-screen", "0", "1400x1000x24"]) : undefined;
  // WebKit's driver listens on `localhost` by default, and on nothing if that resolves to an address a container lacks.
  const running = start(driver, [`--port=${port}`, ...(display ? ["--host=127.0.0.1"] : [])], {
    ...(display && {
      DISPLAY: `:${port}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      // No session bus: its services would outlive the browser, and mount a file system into its folder.
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
    }),
  });
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
  const alwaysMatch = engines[name].capabilities(second);
  const stop = () => {
    end(running.child, running.home);
    if (display) end(display.child, display.home);
  };
  const { sessionId } = (await insist(name, () => ask("POST", "/session", { capabilities: { alwaysMatch } })).catch(
    (error: unknown) => {
      stop();
      throw error;
    },
  )) as { sessionId: string };
  return {
    send(command, { id, ...body } = {}) {
      const [method, path] = commands[command];
      return ask(method, `/session/${sessionId}${path.replace("{id}", String(id))}`, body);
    },
    async close() {
      await ask("DELETE", `/session/${sessionId}`);
      stop();
    },
  };
}

/** Reads Firefox's messages: the length of a JSON text, a colon, the text. */
function reader(socket: Socket, hear: (message: unknown) => void): void {
  let held: Buffer = Buffer.alloc(0);
  socket.on("data", (data) => {
    held = Buffer.concat([held, Buffer.from(data)]);
    for (;;) {
      const colon = held.indexOf(":");
      const length = Number(held.subarray(0, colon).toString());
      if (colon < 1 || held.length < colon + 1 + length) return;
      hear(JSON.parse(held.subarray(colon + 1, colon + 1 + length).toString()));
      held = held.subarray(colon + 1 + length);
    }
  });
}

async function overSocket(programs: string[]): Promise<Wire> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "keelwork-profile-"));
  writeFileSync(
    join(profile, "user.js"),
    `user_pref("marionette.port", ${port});\nuser_pref("app.update.enabled", false);\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n`,
  );
  const { child, home } = start(
    programs[0] ?? "",
    ["--headless", "--marionette", "--no-remote", "--profile", profile],
    { MOZ_HEADLESS_WIDTH: "1400", MOZ_HEADLESS_HEIGHT: "1000" },
  );
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  const socket = await insist(
    "firefox",
    () =>
      new Promise<Socket>((resolve, reject) => {
        const connection = createConnection(port, "127.0.0.1");
        connection.once("error", reject);
        // It greets every client in its own format.
        reader(connection, (message) => {
          if (!Array.isArray(message)) return resolve(connection);
          const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
          const { resolve: done, reject: fail } = waiting.get(id) ?? {};
          waiting.delete(id);
          if (error) fail?.(new Error(`${error.error}: ${error.message}`));
          else done?.(result);
        });
      }),
  );
  const ask = (name: string, body: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, name, body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await ask("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  return {
    async send(command, body = {}) {
      const result = await ask(commands[command][2], body);
      const isWrapped = result !== null && typeof result === "object" && "value" in result;
      return isWrapped ? result.value : result;
    },
    async close() {
      socket.destroy();
      end(child, home);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts an engine.
 * @throws when its programs are missing, or it does not respond
 */
export function wireTo(name: EngineName): Promise<Wire> {
  const programs = programsOf(name);
  if (!programs)
    throw new Error(`${name} is not installed: it needs the packages ${engines[name].packages.join(", ")}`);
  return name === "firefox" ? overSocket(programs) : overHttp(name, programs);
}
