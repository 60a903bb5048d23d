/** A window with the shutters open. */
export function OpenWindow() {
  return (
    <>
      <path className="fill-apricot-pale" d="M28 12H68V80H28Z" />
      <circle className="fill-sun" cx="54" cy="46" r="12" />
      <path className="fill-green-light" d="M28 62c12-10 28-2 40-8V80H28Z" />
      <path className="fill-none stroke-ink stroke-3" d="M28 12H68V80H28Zm20 0V80" />
      <path className="fill-sage stroke-ink stroke-3" d="M28 12 8 20V88l20-8Zm40 0 20 8V88L68 80Z" />
      <path className="fill-none stroke-ink stroke-3" d="M14 34l8-3M14 50l8-2M14 66l8-1M82 34l-8-3m8 19-8-2m8 18-8-1" />
    </>
  )
}
