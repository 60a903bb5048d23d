import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  box,
  circle,
  green,
  greenLight,
  high,
  ink,
  leaf,
  line,
  middle,
  mint,
  mirrored,
  type Picture,
  paper,
  paperDeep,
  path,
  sage,
  stroke,
  sun,
  white,
  wide,
} from './hand.ts'

/** A table edge with a cloth on it, the same on every cover of this family. */
function table(dice: Dice, wall: string, cloth: string): string {
  const checks = Array.from({ length: 13 }, (_, i) => `M${i * 100 - 10} 560V750`).join('')
  return `${box(0, 0, wide, high, 0, wall)}${path('M0 560H1200V750H0Z', cloth)}${dice.chance() ? stroke(checks, white, 4) : stroke('M0 620H1200M0 680H1200', white, 4)}${path('M0 552H1200V572H0Z', white)}`
}

const pear = (colour: string): string =>
  `${path('M0 0C-56 0-78-44-62-92-50-126-34-134-30-168-26-200 26-200 30-168 34-134 50-126 62-92 78-44 56 0 0 0Z', colour)}${stroke('M0-190C0-212 8-226 20-234', ink)}${leaf(10, -206, -10, 0.8, green)}${stroke('M-34-60C-36-44-30-32-20-24', white)}`

const lemon = (): string =>
  `${circle(0, -64, 64, sun)}${circle(0, -64, 52, white)}${circle(0, -64, 46, sun)}${stroke('M0-64V-106M0-64 36-86M0-64 36-42M0-64V-22M0-64-36-42M0-64-36-86', white, 5)}${circle(0, -64, 6, white)}`

const tomato = (): string =>
  `${path('M-70-58C-70-104-36-118 0-110 36-118 70-104 70-58 70-18 40 0 0 0S-70-18-70-58Z', apricot)}${path('M0-106C-14-96-32-98-38-110-20-114-14-120-4-134 8-120 22-114 40-110 32-96 14-96 0-106Z', green)}${stroke('M-46-52C-46-36-38-26-28-20', apricotPale)}`

const carrot = (): string =>
  `${path('M-18-150C-40-140-34-60 0 0 34-60 40-140 18-150Z', apricot)}${stroke('M-22-104H-4M6-70H20M-12-46H0', apricotPale, 5)}${leaf(-2, -146, -76, 1, greenLight)}${leaf(2, -146, -42, 1.15, green)}${leaf(4, -146, -8, 0.9, greenLight)}`

const egg = (): string =>
  `${path('M-54-56C-54-100-26-140 0-140S54-100 54-56C54-22 30 0 0 0S-54-22-54-56Z', white)}${circle(0, -52, 30, sun)}`

/** Bread, cut. */
const loaf = (): string =>
  `${path('M-122 6V-62C-156-80-152-160-88-160H88C152-160 156-80 122-62V6Z', apricot)}${path('M-104-8V-72C-134-86-132-144-84-144H84C132-144 134-86 104-72V-8Z', white)}${stroke('M-50-100l16 14M10-108l16 14M-20-56l16 14M44-58l14 12', apricotPale, 5)}`

/** A generous bowl with what the season has, and fruit beside it. */
export function bowl(dice: Dice): Picture {
  const [wall, cloth] = dice.pick([
    [apricotPale, sage],
    [mint, apricotPale],
    [sage, paperDeep],
  ] as const)
  const beside = [pear(dice.pick([middle, sun])), lemon(), tomato(), loaf()]
  const left = dice.whole(0, 3)
  const right = (left + dice.whole(1, 3)) % 4
  const greens = Array.from({ length: 9 }, (_, i) =>
    leaf(
      430 + i * 42,
      400 - Math.abs(4 - i) * -7,
      -100 + i * 14 + dice.between(-8, 8),
      dice.between(1.7, 2.3),
      i % 3 === 1 ? greenLight : green,
    ),
  )
  const drawing = [
    table(dice, wall, cloth),
    circle(600, 330, 270, wall === apricotPale ? sun : white, 'fill-opacity=".55"'),
    ...greens,
    at(470, 436, tomato(), 0.9),
    at(736, 430, egg(), 0.9, 14),
    at(620, 490, carrot(), 1.1, 10),
    at(560, 440, lemon(), 0.8),
    at(652, 444, tomato(), 0.62),
    path('M340 396H860C860 500 790 566 690 574H510C410 566 340 500 340 396Z', dice.pick([ink, green])),
    path('M328 388H872C878 388 878 412 872 412H328C322 412 322 388 328 388Z', greenLight),
    stroke('M386 470C400 506 428 532 466 546', middle),
    path('M500 572H700L690 592H510Z', ink),
    at(196, 584, beside[left] ?? '', 1.05),
    at(1034, 584, beside[right] ?? '', 1.05),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A bowl heaped with leaves, tomato, egg and lemon on a laid table.',
  }
}

/** A small plate seen from above, with little on it, and all of it good. */
export function plate(dice: Dice): Picture {
  const [ground, dots] = dice.pick([
    [sage, mint],
    [apricotPale, paperDeep],
  ] as const)
  const spots = Array.from({ length: 40 }, (_, i) =>
    circle(60 + (i % 8) * 155 + (Math.floor(i / 8) % 2) * 78, 70 + Math.floor(i / 8) * 152, 9, dots),
  )
  const bites = [
    at(520, 330, leafBed(dice)),
    at(690, 360, `${circle(0, 0, 78, white)}${circle(8, -4, 38, sun)}`),
    at(
      560,
      452,
      `${path('M-92 20C-96-40 80-52 96 6 100 48-84 66-92 20Z', apricot)}${stroke('M-50 14C-40 2-28 2-18 12M-4 8C6-4 20-4 30 8M46 6C54-2 64-2 72 6', apricotPale, 5)}`,
      1,
      -8,
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      circle(690 + (i % 3) * 40 - 20, 470 + Math.floor(i / 3) * 38, 17, i % 2 ? greenLight : green),
    ),
  ]
  const drawing = [
    box(0, 0, wide, high, 0, ground),
    ...spots,
    path('M940 60 1260 140 1200 640 880 560Z', white),
    stroke('M968 96 1220 160M952 160 1204 224', line, 5),
    circle(600, 392, 306, ink, 'fill-opacity=".1"'),
    circle(600, 378, 300, white),
    circle(600, 378, 214, paper),
    `<circle cx="600" cy="378" r="214" fill="none" stroke="${line}" stroke-width="5"/>`,
    ...bites,
    fork(190, 150),
    at(
      1010,
      150,
      `${path('M0 0C-44 0-54 60-40 112-30 146-14 154-12 180V440C-12 470 12 470 12 440V180C14 154 30 146 40 112 54 60 44 0 0 0Z', ink)}`,
      1,
      6,
    ),
    at(250, 660, lemon(), 0.9),
    at(1090, 700, carrot(), 0.95, -24),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A small, colourful meal on a white plate, between a fork and a spoon.',
  }
}

const leafBed = (dice: Dice): string =>
  Array.from({ length: 6 }, (_, i) =>
    leaf(0, 0, i * 60 + dice.between(-12, 12), dice.between(1.3, 1.7), i % 2 ? greenLight : green),
  ).join('')

const fork = (x: number, y: number): string =>
  at(
    x,
    y,
    `${path('M-12 180V440C-12 470 12 470 12 440V180Z', ink)}${stroke('M-34 0V100C-34 150 34 150 34 100V0M0 0V180', ink, 14)}`,
    1,
    -6,
  )
