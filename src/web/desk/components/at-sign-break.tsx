/** An email address that is too long for its column is broken after the @ rather than within a word. */
export function AtSignBreak({ children }: { readonly children: string }) {
  const [name, ...domain] = children.split('@')
  if (domain.length === 0) return children
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  )
}
