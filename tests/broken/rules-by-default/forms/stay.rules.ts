export default () => ({ departure: "Too long" });
