import type { BlogTag } from '../../../src/content/site/blog.ts'
import { type Dice, diceOf } from './dice.ts'
import { high, type Picture, wide } from './hand.ts'
import { kites, notesAndClock } from './many-things.ts'
import { shoesOnTheStep, weightsOnTheMat } from './moving.ts'
import { morningCup, nightRoom } from './rest.ts'
import { bowl, plate } from './table.ts'
import { overTheHills, tableland } from './way.ts'
import { clearingWindow, nightWindow } from './window.ts'

interface Scene {
  readonly draw: (dice: Dice) => Picture
  /** Words in an article's name for which this scene is chosen. */
  readonly suits: RegExp
}

/** Each subject has its own family of scenes. */
const scenes: Readonly<Record<BlogTag, readonly Scene[]>> = {
  'WEIGHT LOSS': [
    { draw: tableland, suits: /stop|scale|slow|plateau|stuck|maintain/ },
    { draw: overTheHills, suits: /understand|medic|start|begin|first/ },
  ],
  NUTRITION: [
    { draw: plate, suits: /small|appetite|portion|hunger|plate/ },
    { draw: bowl, suits: /role|week|cook|meal|family/ },
  ],
  FITNESS: [
    { draw: weightsOnTheMat, suits: /strength|muscle|weights|lift|home/ },
    { draw: shoesOnTheStep, suits: /walk|run|step|routine|outdoor/ },
  ],
  'MENTAL HEALTH': [
    { draw: nightWindow, suits: /night|three|worry|dark|winter/ },
    { draw: clearingWindow, suits: /mind|mood|kind|help/ },
  ],
  WELLBEING: [
    { draw: nightRoom, suits: /sleep|night|rest|tired/ },
    { draw: morningCup, suits: /habit|morning|routine|day/ },
  ],
  ADHD: [
    { draw: notesAndClock, suits: /assessment|appointment|time|work|plan/ },
    { draw: kites, suits: /adults|look|attention|child/ },
  ],
}

/** The cover of an article as an SVG file. The article's name alone decides the scene and its composition. */
export function drawCover(slug: string, tag: BlogTag): { svg: string; alt: string } {
  const dice = diceOf(slug)
  const scene = scenes[tag].find(({ suits }) => suits.test(slug)) ?? dice.pick(scenes[tag])
  const { drawing, alt } = scene.draw(dice)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  return { svg, alt }
}
