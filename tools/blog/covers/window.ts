import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  box,
  circle,
  cloud,
  cup,
  green,
  greenLight,
  high,
  hill,
  ink,
  lark,
  line,
  lowSun,
  middle,
  mint,
  mirrored,
  moon,
  type Picture,
  paperDeep,
  path,
  pot,
  sage,
  sky,
  stroke,
  sun,
  white,
  wide,
} from './hand.ts'

const opening = 'M260 60H940V560H260Z'

/** What is outside, seen through the one window of this family. */
const windowOn = (outside: string, wall: string, frame: string): string =>
  `${box(0, 0, wide, high, 0, wall)}<clipPath id="pane"><path d="${opening}"/></clipPath><g clip-path="url(#pane)">${outside}</g><path d="${opening}M600 60V560M260 280H940" fill="none" stroke="${frame}" stroke-width="22"/>`

const sill = (top: string, front: string): string =>
  `${box(190, 560, 820, 34, 10, top)}${box(214, 594, 772, 26, 6, front)}`

const curtain = (fill: string, fold: string): string =>
  `${path('M120 20H330C330 220 300 400 210 640H96C120 430 126 220 120 20Z', fill)}${stroke('M184 40C184 260 178 430 150 620M252 40C250 240 236 400 190 590', fold)}`

const curtains = (fill: string, fold: string): string =>
  `${curtain(fill, fold)}${mirrored(curtain(fill, fold))}${stroke('M80 24H1120', ink, 12)}${circle(80, 24, 16, apricot)}${circle(1120, 24, 16, apricot)}`

function rain(dice: Dice, colour: string): string {
  const drops = Array.from({ length: 26 }, () => {
    const [x, y] = [dice.between(270, 720), dice.between(250, 520)]
    return `M${Math.round(x)} ${Math.round(y)}l-12 34`
  })
  return stroke(drops.join(''), colour, 5)
}

/** Rain that is moving off, and the sun behind it. */
export function clearingWindow(dice: Dice): Picture {
  const wall = dice.pick([apricotPale, sage])
  const outside = [
    sky(mint, apricotPale),
    lowSun(dice.between(730, 830), dice.between(190, 250), 74),
    cloud(dice.between(360, 420), 190, 1.25, middle),
    cloud(dice.between(520, 580), 236, 1, white),
    rain(dice, middle),
    hill(dice, sage, 430, 26, 5),
    hill(dice, middle, 490, 18, 4),
  ].join('')
  const drawing = [
    windowOn(outside, wall, white),
    sill(white, line),
    curtains(wall === sage ? apricotPale : sage, wall === sage ? apricot : middle),
    at(dice.between(360, 400), 560, pot(dice, dice.whole(3, 4), apricot), 1.05),
    at(dice.between(780, 820), 432, lark(green), 1.2),
    path('M0 700H1200V750H0Z', paperDeep),
    path('M0 692H1200V708H0Z', white),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A window with rain moving off and the sun coming through; a plant and a lark on the sill.',
  }
}

/** The small hours: moon and stars, a lamp left on, and a cup to wait with. */
export function nightWindow(dice: Dice): Picture {
  const stars = Array.from({ length: 18 }, () =>
    circle(dice.between(280, 920), dice.between(80, 360), dice.between(2.5, 5), white),
  )
  const lamp = dice.between(392, 420)
  const outside = [
    sky(ink, green, 0.9),
    ...stars,
    moon(dice.between(700, 800), dice.between(160, 200), 66),
    hill(dice, greenLight, 452, 26, 5),
    hill(dice, ink, 510, 18, 4),
    farHouse(dice.between(640, 720), 474),
  ].join('')
  const drawing = [
    windowOn(outside, greenLight, middle),
    sill(middle, green),
    curtains(green, greenLight),
    circle(lamp, 400, 210, sun, 'fill-opacity=".16"'),
    circle(lamp, 400, 130, sun, 'fill-opacity=".22"'),
    at(
      lamp,
      560,
      `${stroke('M0-14V-120', apricotPale, 12)}${box(-52, -22, 104, 22, 10, apricotPale)}${path('M-52-234H52L92-110H-92Z', sun)}${stroke('M-58-130H58', apricot)}`,
    ),
    at(dice.between(560, 600), 560, cup(apricot, middle), 0.9),
    at(dice.between(760, 800), 560, books(dice)),
    path('M0 700H1200V750H0Z', ink),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A window at night with moon and stars; a lamp, a cup and some books on the sill.',
  }
}

const farHouse = (x: number, y: number): string =>
  at(x, y, `${path('M0 30 40 0 80 30V74H0Z', middle)}${box(16, 40, 20, 20, 2, sun)}`)

const books = (dice: Dice): string =>
  [apricotPale, apricot, sage]
    .map((colour, i) => {
      const w = 190 - i * 18
      const x = -w / 2 + dice.between(-14, 14)
      return `${box(x, -34 * (i + 1), w, 34, 6, colour)}${stroke(`M${Math.round(x + 22)} ${-34 * (i + 1) + 6}V${-34 * i - 6}`, white, 5)}`
    })
    .join('')
