export const computed = {
  departur: ({ arrival }) => arrival,
};
