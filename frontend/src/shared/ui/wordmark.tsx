import { PRODUCT_NAME } from '../copy/product';

/** The lectern beside the product's name; with letters so large that the name finds no room, for those who listen. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-extrabold tracking-tight">
      <svg viewBox="0 0 64 64" aria-hidden className="size-8">
        <rect width="64" height="64" rx="16" fill="#3730a3" />
        <path d="M14 24l36-8v12l-36 8z" fill="#fff" />
        <path d="M28 36h8v10h-8z" fill="#fff" />
        <path d="M20 46h24v5H20z" fill="#f8b133" />
      </svg>
      <span className="max-[19rem]:sr-only">{PRODUCT_NAME}</span>
    </span>
  );
}
