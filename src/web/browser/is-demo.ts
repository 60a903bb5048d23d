/** Whether the product is being tried out: the server writes it into every page. */
export const isDemo = () => document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content !== 'no'
