/** Measures the cost of answering a body, in a process of its own that can be ended. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The form with a name, a `plan` as PDF and `more` files. */
export const filesForm = "corpus-with-files";

/** A body to be answered. */
export interface Asked {
  text: string;
  type: string;
  /** Whether its form is the project's, not one of the corpus of schemas. */
  isOwn: boolean;
}

/** The cost of an answer. */
export interface Cost {
  /** Processor time, in milliseconds. */
  ms: number;
  /** The longest time that the event loop was blocked, in milliseconds. */
  held: number;
  status: number;
  /** The length of the answer, in characters. */
  length: number;
}

/** A form that the process knows. */
export interface Known {
  formName: string;
  paths: string[];
  /** The size limit of its bodies, in bytes. */
  limit: number;
  /** Whether it is the project's, not one of the corpus of schemas. */
  isOwn: boolean;
  /** Whether it has fields for files. */
  takesFiles: boolean;
}

/** A body that takes this long, in milliseconds, blocks the process. */
const timeout = 20_000;

/** A process that answers bodies. */
export class CostProcess {
  private constructor(
    private readonly url: string,
    private child: ChildProcess,
    readonly forms: Known[],
  ) {}

  /** Starts a process with an empty store at a URL. */
  static async start(url: string): Promise<CostProcess> {
    const { child, forms } = await begin(url);
    return new CostProcess(url, child, forms);
  }

  /**
   * Answers a body.
   * @throws when there is no answer in time; the next body goes to a new process
   */
  async answer(asked: Asked): Promise<Cost> {
    const { child } = this;
    const told = once(child, "message", { signal: AbortSignal.timeout(timeout) });
    child.send(asked);
    try {
      const [cost] = (await told) as [Cost];
      return cost;
    } catch (error) {
      this.end();
      this.child = (await begin(this.url)).child;
      throw new Error(`No answer within ${timeout} ms to ${asked.type} ${asked.text.slice(0, 300)}`, { cause: error });
    }
  }

  /** Ends the process, whatever it is doing. */
  end(): void {
    this.child.kill("SIGKILL");
  }
}

const root = join(import.meta.dirname, "../../..");

async function begin(url: string): Promise<{ child: ChildProcess; forms: Known[] }> {
  const program = join(import.meta.dirname, "cost-process.ts");
  const child = fork(join(root, "node_modules/jiti/lib/jiti-cli.mjs"), [program, url], {
    cwd: root,
    execPath: process.execPath,
    // Escaping megabytes as JSON takes longer than answering them.
    serialization: "advanced",
    execArgv: [],
  });
  const [forms] = (await once(child, "message")) as [Known[]];
  return { child, forms };
}
