import { ours } from '../messages.ts';
import { attributeRef, program } from './kinds.ts';

/** Fields shared by sending and getting a table. docs/runtime-rules.md#networking, docs/product-rules.md#validation. */
export const networkTableFields = {
  callbackAttribute: attributeRef({
    label: 'Callback attribute',
    help: 'Becomes 0 at the start, 1 on success and -1 on failure.',
    required: true,
    writes: true,
    target: 'numeric',
    messages: { 'value.required': 'Please choose an attribute to store request status.' },
  }),
  url: program({ label: 'URL', result: 'any', required: true, messages: { 'value.required': 'URL cannot be blank.' } }),
  dataTable: program({
    label: 'Table',
    result: 'table',
    required: true,
    messages: { 'value.required': ours.dataTable, 'value.type': ours.dataTable, 'expression.type': ours.dataTable },
  }),
} as const;
