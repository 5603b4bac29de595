export const computed = {
  departure: ({ arrival }) => arrival.replace("-01-", "-02-"),
};
