import { describe, expect, it, test } from 'vitest'
import { uploadProblems } from '#content/evidence/account-tasks.ts'
import { claimProblems } from './supply-claim.ts'
import {
  acceptedUploads,
  largestUpload,
  pieceBytes,
  piecesOf,
  sizeOfPiece,
  uploadKind,
  uploadProblem,
} from './upload.ts'

describe('a file before upload', () => {
  const photo = { name: 'label.jpg', size: 1_000, type: 'image/jpeg' }
  test.each<[string, Partial<typeof photo>, string | null]>([
    ['is taken', {}, null],
    ['is taken at its largest', { size: largestUpload }, null],
    ['is taken by a browser that does not know its kind', { type: '' }, null],
    ['has a name', { name: '  ' }, uploadProblems.noName],
    ['has a name of two hundred letters at most', { name: `${'x'.repeat(196)}.jpg` }, null],
    ['and no more', { name: `${'x'.repeat(197)}.jpg` }, uploadProblems.noName],
    ['is no text', { name: 'label.txt' }, uploadProblems.wrongKind('label.txt')],
    ['is no HEIC', { name: 'label.HEIC' }, uploadProblems.heic('label.HEIC')],
    ['is not empty', { size: 0 }, uploadProblems.empty('label.jpg')],
    ['is not larger', { size: largestUpload + 1 }, uploadProblems.tooBig('label.jpg', '25.1 MB', 25)],
    ['is not much larger', { size: 30 * pieceBytes }, uploadProblems.tooBig('label.jpg', '30.0 MB', 25)],
    ['is what it is called', { type: 'application/pdf' }, uploadProblems.otherwise('label.jpg', 'a JPEG')],
  ])('%s', (_name, given, problem) => {
    expect(uploadProblem({ ...photo, ...given })).toBe(problem)
  })

  it('has a kind by its name', () => {
    expect(['a.pdf', 'a.PNG', 'a.jpeg', 'a.heic', 'a.gif', 'a'].map(uploadKind)).toEqual([
      'pdf',
      'png',
      'jpeg',
      null,
      null,
      null,
    ])
    expect(acceptedUploads.split(',')).toEqual(expect.arrayContaining(['.pdf', '.png', '.jpg', '.heic', 'image/jpeg']))
  })

  it('is split into pieces that add up to it', () => {
    for (const size of [1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes, largestUpload]) {
      const pieces = Array.from({ length: piecesOf(size) }, (_, position) => sizeOfPiece(size, position))
      expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(size)
      expect(pieces.every((piece) => piece > 0 && piece <= pieceBytes)).toBe(true)
      expect(sizeOfPiece(size, pieces.length)).toBe(0)
    }
    expect([piecesOf(pieceBytes), piecesOf(pieceBytes + 1)]).toEqual([1, 2])
  })
})

describe('a claim of earlier supply', () => {
  const today = { year: 2026, month: 11, day: 16 }
  const claim = { medicine: 'Wegovy', strength: '1 mg', suppliedOn: '2026-11-16', lastInjectionOn: '2026-11-02' }
  const problems = (given: Partial<typeof claim>) =>
    claimProblems({ ...claim, ...given }, today).map(({ field, message }) => [field, message.split(' ')[0]])

  it('is complete', () => {
    expect(problems({})).toEqual([])
  })

  it('names missing and impossible fields, in the order of the form', () => {
    expect(problems({ medicine: 'Aspirin', strength: ' ', suppliedOn: '2026-11-17', lastInjectionOn: 'soon' })).toEqual(
      [
        ['medicine', 'Choose'],
        ['strength', 'Enter'],
        ['suppliedOn', 'Enter'],
        ['lastInjectionOn', 'Enter'],
      ],
    )
    expect(problems({ lastInjectionOn: '2027-01-01' })).toEqual([['lastInjectionOn', 'Enter']])
  })
})
