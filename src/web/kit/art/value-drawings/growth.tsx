/** Three sprouts, each a little taller. */
export function Growth() {
  return (
    <>
      <path className="fill-sun" d="M60 34a18 18 0 1 1 0-.1Z" transform="translate(26 -6)" />
      <path className="fill-apricot-pale" d="M4 80c20-10 66-10 88 0V90H4Z" />
      <path className="fill-none stroke-ink stroke-3" d="M20 76V62M46 74V46M74 76V28" />
      <path
        className="fill-green-light"
        d="M20 64C13 64 9 60 8 53c7 0 12 4 12 11Zm0-2c6 0 10-4 11-10-6 0-11 4-11 10ZM46 52c-9 0-14-6-15-14 9 0 15 6 15 14Zm0-4c8 0 13-5 14-13-8 0-14 5-14 13Zm28-8c-11 0-17-8-18-18 11 1 18 8 18 18Zm0 20c9 0 15-6 16-15-9 0-16 6-16 15Zm0-30c0-10 6-18 16-20 2 11-4 20-16 20Z"
      />
    </>
  )
}
