export const long = () => Promise.resolve({ departure: "Too long" });
