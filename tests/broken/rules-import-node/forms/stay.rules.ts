import { stay } from "./lengths.ts";

export const known = async () => {
  const { isIP } = await import("node:net");
  return { arrival: isIP("") > 0 && "No address" };
};

export const long = () => ({ departure: stay() > 28 && "Too long" });
