/** Asks for a file of these types; undefined when none is chosen. Only a press may ask. */
export function chooseFile(types: readonly string[]): Promise<File | undefined> {
  const { promise, resolve } = Promise.withResolvers<File | undefined>();
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = types.join();
  input.addEventListener('change', () => resolve(input.files?.[0]));
  input.addEventListener('cancel', () => resolve(undefined));
  input.click();
  return promise;
}
