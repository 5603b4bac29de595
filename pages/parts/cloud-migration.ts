/** Documents on moving workloads and their data. */
import type { DocGroup } from "../../src/page.ts";

export default {
  id: "cloud-migration",
  title: "Cloud Migration",
  text: "Move in waves that are small enough to undo.",
  icon: "cloud-upload",
  items: [
    {
      id: "migration-waves",
      title: "Migration wave playbook",
      description: "From an inventory of observed traffic to waves that have an owner and a written point of return.",
      type: "Playbook",
      readTime: "9 min",
      outline: [
        "Collect what each application holds, who owns it and what it talks to. Take dependencies from at least two weeks of flow logs that include a month end.",
        "Decide per application: retire, retain, rehost, relocate, repurchase, replatform or refactor. Settle first what can be retired, because it need not be moved.",
        "Put applications that call each other synchronously into the same wave. Fifty sequential queries over a link with 20 ms round trip add a full second to a request.",
        "Choose a first wave with low risk that still touches every part of the platform, from DNS to backup.",
        "Lower DNS TTLs to 60 seconds well before cutover. The lead time must exceed the old TTL, or resolvers keep the old answer through the change.",
        "Write down the point of return for each wave: the last moment at which writes can go back to the source. Name who decides, and say how data written since is carried over.",
      ],
    },
    {
      id: "workload-placement",
      title: "Workload placement framework",
      description: "Five questions that choose where a workload runs, answered on a single page.",
      type: "Framework",
      readTime: "6 min",
      outline: [
        "Five questions for each workload. What state does it hold? How does its traffic vary? How near must it be to its data? What do its licenses allow? And what can the team operate at night?",
        "Steady stateless services go to a container platform. Short, irregular work goes to functions, within their limits: an AWS Lambda invocation ends after 15 minutes.",
        "Work that can restart goes to spot capacity. Software bound to a kernel, a license dongle or a vendor image stays on virtual machines.",
        "Use a managed database unless you need an extension or a superuser right that it does not offer. Check this before the migration, with the real schema.",
        "Price the whole month: the instance is one line among load balancers, traffic between zones, log ingestion and backups.",
        "Record the choice on one page with a review date, and reopen it when measured p95 usage is more than 50% away from the assumption.",
      ],
    },
    {
      id: "database-cutover",
      title: "Database cutover procedures",
      description:
        "Replicate, rehearse, compare, switch. The order of steps for moving a database that cannot lose a write.",
      type: "Procedures",
      readTime: "8 min",
      outline: [
        "Replicate a full load and then changes, with the engine's own replication or AWS DMS. Check first that each table has a primary key; without one, updates and deletes replicate slowly or not at all, and PostgreSQL may refuse them at the source.",
        "PostgreSQL up to version 18 needs wal_level = logical, and a restart for it. In any version an unread replication slot keeps WAL until the disk is full: alarm on the slot's lag from the first day.",
        "List what replication leaves behind. PostgreSQL carries no schema changes, and copies sequence values only from version 19, and then on request: set sequences on the target above the highest value of the source before writes open.",
        "Rehearse twice on a full-size copy and time each step. Ask for a maintenance window of that total and half as much again.",
        "At cutover, stop writes at the source and wait until lag is zero. Compare row counts and checksums of the tables that matter most and advance the sequences. Then switch the connection string; writes open once the smoke tests pass.",
        "Until writes open, going back means restoring the old connection string. Afterward it needs reverse replication, so decide beforehand whether to build it. Keep the source read-only for at least seven days.",
      ],
    },
  ],
} satisfies DocGroup;
