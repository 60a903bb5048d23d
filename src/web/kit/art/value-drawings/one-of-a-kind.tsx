/** A stem on which one leaf is not like the others. */
export function OneOfAKind() {
  return (
    <>
      <path
        className="fill-sage"
        d="M48 40C30 40 20 30 18 14c18 0 30 10 30 26Zm0 26c-16 0-28-8-32-24 18-2 32 8 32 24Zm0-8c16 0 28-8 32-24-18-2-32 8-32 24Z"
      />
      <path className="fill-apricot" d="M48 32C46 18 54 6 70 4c4 14-6 28-22 28Z" />
      <path className="fill-none stroke-ink stroke-3" d="M48 88V32M30 25L48 40M31 53L48 66M65 45L48 58M61 15L48 32" />
      <path className="fill-none stroke-ink stroke-3" d="M30 88H66" />
    </>
  )
}
