/**
 * Something in a legacy project that could not be imported unchanged. docs/format.md#losses. `document` is the file
 * inside the project folder. `path` leads from the file's root to the element: elements of lists as `behavior[2]`
 * (counted from 1; the list itself is omitted), attributes by id, XML attributes as `@name`; it is blank for a whole
 * file. `what` quotes the value, `why` says what happened to it.
 */
export interface Loss {
  readonly document: string;
  readonly path: string;
  readonly what: string;
  readonly why: string;
}
