const blankKey = 'The key value must not be blank.';

/** Spec 2 chapter 5, "Keyboard input and save attribute". */
export const keyMessages = { 'value.required': blankKey } as const;
