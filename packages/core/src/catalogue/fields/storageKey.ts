const blankKey = 'The key value must not be blank.';

/** docs/product-rules.md#storage-keys. */
export const keyMessages = { 'value.required': blankKey } as const;
