import styles from './ExpressionField.module.css';

/** The sign of expressions. */
export function FunctionSign() {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" className={styles.sign}>
      <path d="M14.5 4.5c-3-.8-4 .7-4.300 3l-1.400 9c-.3 2.200-1.300 3.600-4.300 3M6.5 10.5h7M14.5 13l5.5 6M20 13l-5.5 6" />
    </svg>
  );
}
