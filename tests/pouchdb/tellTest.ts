/** Loaded by Mocha: says which test begins, so that what the server refuses can be counted for it. */
export const mochaHooks = {
  async beforeEach(this: { readonly currentTest: { fullTitle(): string } }): Promise<void> {
    const address = process.env.PLAYHOUSE_TELL_TEST;
    if (address) await fetch(address, { method: 'POST', body: this.currentTest.fullTitle() });
  },
};
