import { FloweringFlask } from './flowering-flask.tsx'
import { Growth } from './growth.tsx'
import { OneOfAKind } from './one-of-a-kind.tsx'
import { OpenBook } from './open-book.tsx'
import { OpenWindow } from './open-window.tsx'
import { WholePerson } from './whole-person.tsx'

/** Each is drawn on a square of 96. */
export const valueDrawings = {
  personalised: OneOfAKind,
  science: FloweringFlask,
  sustainable: Growth,
  wholePerson: WholePerson,
  trust: OpenWindow,
  education: OpenBook,
}
