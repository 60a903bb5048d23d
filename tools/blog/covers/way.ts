import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  birds,
  box,
  circle,
  dotted,
  flower,
  green,
  greenLight,
  hill,
  ink,
  lane,
  lark,
  lowSun,
  middle,
  mint,
  mirrored,
  type Picture,
  paperDeep,
  path,
  sage,
  sky,
  stroke,
  sun,
  walker,
  waveThrough,
  white,
} from './hand.ts'

/** A lane over the hills with a walker on it and the sun. */
export function overTheHills(dice: Dice): Picture {
  const sunX = dice.between(700, 900)
  const sunY = dice.between(210, 330)
  const bends = dice.pick([2.2, 2.6, 3.1])
  // The lane comes over the top of this hill, so it begins at its top.
  const crestY = dice.between(430, 456)
  const crest = [-40, 320, 700, 980, 1240].map((x) => [x, x === 700 ? crestY : dice.between(470, 500)] as const)
  const flowers = Array.from({ length: 4 }, (_, i) =>
    flower(dice, 90 + i * 62 + dice.between(-14, 14), 770, dice.between(110, 230)),
  )
  const drawing = [
    sky(dice.pick([paperDeep, mint]), apricotPale),
    lowSun(sunX, sunY, dice.between(82, 104)),
    birds(dice.between(260, 420), dice.between(150, 220)),
    hill(dice, sage, 400, 46, 4),
    `<g fill="${middle}">${trees(dice, 150, 530)}</g>`,
    path(`M-40 750L${waveThrough(crest)}V750Z`, middle),
    lane(700, crestY, 70, 2.3, 90),
    hill(dice, greenLight, 545, 22, 4),
    lane(dice.between(640, 720), 530, dice.between(120, 170), bends, 120),
    at(590, 452, walker(apricot), 1.6),
    path('M-40 750V690C160 640 380 668 520 750Z', ink),
    ...flowers,
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A lane winding over green hills towards a low sun, with somebody walking along it.',
  }
}

const trees = (dice: Dice, x: number, y: number): string =>
  Array.from({ length: dice.whole(3, 5) }, (_, i) => {
    const tall = dice.between(70, 120)
    const left = x + i * 44
    return `<path d="M${left} ${y}C${left - 26} ${y - tall * 0.4} ${left - 18} ${y - tall} ${left} ${y - tall - 20} ${left + 18} ${y - tall} ${left + 26} ${y - tall * 0.4} ${left} ${y}Z"/>`
  }).join('')

/** A path down in steps, with level stretches. A lark waits on one of them. */
export function tableland(dice: Dice): Picture {
  const drops = [300, 300, 392, 392, 456, 456 + dice.between(10, 40), 540]
  const places = [-40, 150, 400, 640, 830, 1010, 1240]
  const ridge = waveThrough(places.map((x, i) => [x, drops[i] ?? 540] as const))
  const markers = [1, 3, 4].map((i) => [places[i] ?? 0, drops[i] ?? 0] as const)
  const drawing = [
    sky(mint, dice.pick([apricotPale, paperDeep])),
    lowSun(dice.between(860, 960), dice.between(200, 260), 92),
    birds(dice.between(620, 680), 170),
    hill(dice, sage, 420, 50, 4),
    path(`M-40 750L${ridge}V750Z`, middle),
    dotted(`M${ridge}`, white),
    ...markers.map(([x, y]) => `${circle(x, y, 17, apricot)}${circle(x, y, 7, white)}`),
    at(392, 222, sign(dice)),
    at(340, 137, lark(green), 1.1),
    path('M-40 750V600C180 520 360 640 620 632S1040 640 1240 580V750Z', greenLight),
    path('M-40 750V700C260 640 560 720 820 706S1120 660 1240 690V750Z', ink),
    ...[880, 950, 1030, 1100].map((x) => flower(dice, x, 770, dice.between(120, 220))),
  ].join('')
  return {
    drawing,
    alt: 'A hillside that comes down in steps with level stretches between, and a lark resting on a signpost.',
  }
}

const sign = (dice: Dice): string =>
  `${stroke('M0 170V20', ink, 12)}${path('M-66 34H78l26 24-26 24H-66Z', white)}${stroke('M-66 34H78l26 24-26 24H-66ZM-38 58H52')}${box(-78, 100, 150, 44, 6, dice.pick([apricotPale, sun]))}${stroke('M-78 100H72V144H-78ZM-48 122H40')}`
