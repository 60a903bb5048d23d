/** Written by tools/qr when the site is built: one code for each app address of the brand file. */
declare module 'virtual:app-qr-codes' {
  export const appQrCodes: Readonly<Record<string, { readonly size: number; readonly path: string }>>
}
