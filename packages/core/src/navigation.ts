/** Navigates to another page. An object, so that tests can spy on it. */
export const navigation = {
  /** Where the reader wants to go. */
  go(address: string): void {
    location.assign(address);
  },
  /** Where a page sends the reader when it is done: Back leads to where they were before that page (reading 56). */
  replace(address: string): void {
    location.replace(address);
  },
};
