import type { Tone } from '@kadr/contract/studio/scene/paint'
import type { Box } from '@kadr/contract/studio/scene/scene'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Page } from '../../page.ts'
import type { Part, Piece } from '../../piece.ts'
import type { Layout, LayoutInput, StyledSlide } from '../../style.ts'
import type { Sections } from '../compose-role.ts'
import type { ObjectPlacement } from '../object.ts'
import type { Letters } from '../words.ts'

/** `panel` is the plain card of a style, `strong` the one in its main colour. */
type PanelTone = 'panel' | 'strong'

type PanelFields = { name: string; box: Box; part: Part; order?: number; tone: PanelTone }

/** What slides of figures and lists are built of in a style: its colours, letters and cards. */
export type Board = {
  slide: StyledSlide
  page: Page
  ground: string
  ink: string
  /** Of bars, dots and rings; visible on the ground and on panels. */
  accent: string
  /** Text in the main colour on the ground. */
  accentInk: string
  /** Empty bars, rules and lines. */
  dim: string
  panelInk: string
  /** Of ticks on panels. */
  tick: string
  strong: string
  strongInk: string
  title: (colour: string) => Letters
  body: (colour: string) => Letters
  figure: (colour: string) => Letters
  /** Handwriting is set larger than type. */
  bodyScale: number
  titleScale: number
  figureScale: number
  /** Corners of a bar of this height. */
  barRadius: (height: number) => number
  /** Lines are drawn by a pen. */
  isDrawn: boolean
  placeTitle: (numbers: {
    from: number
    until: number
    size: number
    body?: { size: number; gap: number; isBySentence?: boolean }
    /** With the number a cover begins with, which stands apart otherwise. */
    isWhole?: boolean
  }) => { pieces: Piece[]; bottom: number }
  placePanel: (panel: PanelFields) => Piece[]
  /** The object or the picture under the words. */
  placeArt: (placement: { cx: number; cy: number; size: number; top: number }) => Piece[]
  /** The inks of pictures that set a mood; goods and work keep their colours. */
  tone: Tone | null
  placeObject: (placement: ObjectPlacement) => Piece
  /** What an object stands out from. */
  placeBackdrop: (round: { cx: number; cy: number; r: number }) => Piece[]
  compose: (sections: Omit<Sections, 'ground' | 'header'>) => Piece[]
}

/** Roles that every style draws with its board. */
export type BoardRole = Extract<
  SlideRole,
  'chart' | 'check' | 'place' | 'price' | 'review' | 'step' | 'table' | 'timeline'
>

export type BoardLayout = (board: Board) => Piece[]

/** Without an object and a picture the foot of a board keeps its ornament. */
export const withoutArt = (board: Board): Board =>
  board.slide.photo === null && board.slide.objects[0] === null
    ? { ...board, placeArt: () => [] }
    : board

/** Layouts of a style made of those of all styles. */
export const bindBoards =
  <P>(boardOf: (input: LayoutInput<P>) => Board) =>
  <Role extends string>(layouts: Record<Role, BoardLayout>): Record<Role, Layout<P>> => {
    const bound = Object.entries<BoardLayout>(layouts).map(([role, layout]) => [
      role,
      (input: LayoutInput<P>) => layout(withoutArt(boardOf(input))),
    ])
    return Object.fromEntries(bound) as Record<Role, Layout<P>>
  }

/** The lowest line of what a board shows: a picture stands under it. */
export const footOf = ({ slide, page }: Board): number => page.y(slide.photo ? 1090 : 1490)

/** A picture of the person under a board; data has no objects. */
export const placeFootPhoto = (board: Board, top: number): Piece[] =>
  board.slide.photo
    ? board.placeArt({ cx: board.page.width / 2, cy: 1560, size: 460, top: top + 20 })
    : []
