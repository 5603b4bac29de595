/** The text of `npm run leads -- --help`, for a terminal of 80 columns. */

export const help = `Usage: npm run leads -- [options]

Lists the stored leads, without those that look like spam.

  --form NAME       those of one form
  --since WHEN      those since a date or a time in UTC (2026-11-01,
                    "2026-11-01 14:30"), or of the last 30m, 12h, 7d
  --email ADDRESS   everything stored about an address, suspects too
  --suspect         those that look like spam, with the reasons
  --csv, --json     the list for a spreadsheet, or for a program
  --files DIR       attached files instead of a list, in a folder for each lead
  --watch           instead of a list, each new lead as it arrives

Or does one of these:

  --clear ID        turns a suspect lead into an ordinary one, and notifies you
                    of it
  --delete ID, --delete --older-than 24mo, --delete --email ADDRESS
                    deletes leads for ever; asks first, unless --yes is given
  --backup FILE     copies leads and pending notices, while the receiver runs
  --restore FILE    puts a backup in the place of the file (stop the receiver
                    first), or adds it to PostgreSQL; asks first, too
  --untold          lists notices that were not delivered (--json for programs),
                    or sends them again with --retry
  --test-notify     sends a test message to each target

An ID is as many of its characters as the list shows. Without npm, as in a
container, write node .server/list.js in place of npm run leads --.`;
