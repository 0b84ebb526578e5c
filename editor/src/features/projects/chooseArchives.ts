/** The files that contain projects. */
export const archiveTypes = '.zip,.gameproj';

/** Asks for archives of projects. */
export function chooseArchives(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = archiveTypes;
  input.multiple = true;
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]));
  input.click();
}
