/** `npm run receiver`: builds when needed, then runs the receiver alone. */
import { shownUrl } from "../receiver/database.ts";
import { settingsFrom } from "../receiver/settings.ts";
import { receiverOf, untilStopped } from "./built.ts";

untilStopped(async () => {
  const settings = settingsFrom(process.env);
  const { startReceiver } = await receiverOf(process.cwd());
  const receiver = await startReceiver(settings);
  console.log(`Leads: http://localhost:${receiver.port}/ kept in ${shownUrl(settings.url)}`);
  return { stop: receiver.close };
});
