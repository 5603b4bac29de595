export const computed = {
  departure: async ({ arrival }) => arrival,
};
