export const long = (body => ({ departure: "Too long" });
