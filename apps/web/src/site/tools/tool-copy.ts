import type { DownloadSource } from '@kadr/contract/site/downloads'

export type ToolCopy = {
  /** Up to 60 characters, for the tab and search engines. */
  title: string
  description: string
  heading: string
  /** What is given, in one line of the list of tools. */
  gives: string
  placeholder: string
  button: string
  about: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
}

/** The words of one tool: each page has its own. */
export type ToolCopies = Record<DownloadSource, ToolCopy>
