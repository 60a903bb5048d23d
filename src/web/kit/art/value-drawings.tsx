/** A person, with everything that moves around them. */
function WholePerson() {
  return (
    <>
      <circle className="fill-sage" cx="48" cy="48" r="42" />
      <path className="fill-green" d="M20 79c2-17 12-25 28-25s26 8 28 25C60 94 36 94 20 79Z" />
      <circle className="fill-apricot-pale" cx="48" cy="38" r="15" />
      <path className="fill-ink" d="M33 38c-1-12 7-18 16-17 11 0 16 8 14 19-3-6-8-9-12-9-6 5-12 7-18 7Z" />
      <path className="fill-apricot" d="M48 78c-6-5-8-8-8-11 0-5 6-6 8-2 2-4 8-3 8 2 0 3-2 6-8 11Z" />
      <circle className="fill-sun stroke-paper stroke-3" cx="82" cy="22" r="10" />
      <path className="fill-green-light stroke-paper stroke-3" d="M4 30C4 18 12 10 26 8c0 14-8 22-22 22Z" />
    </>
  )
}

/** A window with the shutters open. */
function OpenWindow() {
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

/** A book that a lark has flown out of. */
function OpenBook() {
  return (
    <>
      <path
        className="fill-white stroke-ink stroke-3"
        d="M48 56C36 46 22 44 6 48V84c16-4 30-2 42 6 12-8 26-10 42-6V48c-16-4-30-2-42 8Zm0 0V90"
      />
      <path
        className="fill-none stroke-sage stroke-3"
        d="M16 58c8-1 16 0 22 4M16 69c8-1 16 0 22 4M80 58c-8-1-16 0-22 4m22 7c-8-1-16 0-22 4"
      />
      <path
        className="fill-green"
        d="M78 14l-8 2c-2-5-8-6-12-2-3 4-3 8-9 11s-13 2-23 8l6 1-2 5 10-5c4 3 10 4 16 2 9-2 14-9 14-16Z"
      />
      <path className="fill-apricot" d="M57 25c1-9-4-18-13-23-3 5-2 9-1 12-3-1-6 0-7 0 0 9 10 17 21 11Z" />
    </>
  )
}

/** A stem on which one leaf is not like the others. */
function OneOfAKind() {
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

/** Three sprouts, each a little taller. */
function Growth() {
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

/** A flask that has come into flower. */
function FloweringFlask() {
  return (
    <>
      <path className="fill-mint stroke-ink stroke-3" d="M38 40V56L20 82c-2 4 0 8 5 8H71c5 0 7-4 5-8L58 56V40" />
      <path className="fill-sun" d="M31 70H65l9 14c1 3 0 4.5-3 4.5H25c-3 0-4-1.5-3-4.5Z" />
      <path className="fill-none stroke-ink stroke-3" d="M34 40H62M48 76V26" />
      <path className="fill-green-light" d="M48 56c-10 0-15-6-16-14 10 0 16 6 16 14Z" />
      <path
        className="fill-apricot"
        d="M48 4c6 4 7 8 5 12 5-1 9 1 11 7-5 4-10 4-13 1 0 5-3 8-3 8s-3-3-3-8c-3 3-8 3-13-1 2-6 6-8 11-7-2-4-1-8 5-12Z"
      />
      <circle className="fill-sun" cx="48" cy="20" r="4.500" />
    </>
  )
}

/** Each is drawn on a square of 96. */
export const valueDrawings = {
  personalised: OneOfAKind,
  science: FloweringFlask,
  sustainable: Growth,
  wholePerson: WholePerson,
  trust: OpenWindow,
  education: OpenBook,
}
