import type { WebApp } from '../../../../messenger/max/web-app.ts'

export type LoggedCall = { number: number; name: string; details: string }

/** The client around the mini-app. */
export type ClientView = {
  isBackVisible: boolean
  needsClosingConfirmation: boolean
  log: readonly LoggedCall[]
}

export const FRESH_VIEW: ClientView = {
  isBackVisible: false,
  needsClosingConfirmation: false,
  log: [],
}

const LOG_LENGTH = 200

export type PlayedClient = {
  app: WebApp
  /** The person pressed the client's back button. */
  pressBack(): void
}

/** Stands in for MAX's library: does what its description says, and nothing else. */
export const createPlayedClient = ({
  change,
  openOutside,
  openInside,
}: {
  change(next: (view: ClientView) => ClientView): void
  /** A page in the system browser. */
  openOutside(url: string): void
  /** A link of MAX. */
  openInside(url: string): void
}): PlayedClient => {
  const pressed = new Set<() => void>()
  const note = (name: string, details = '', part: Partial<ClientView> = {}) =>
    change((view) => ({
      ...view,
      ...part,
      log: [{ number: (view.log[0]?.number ?? 0) + 1, name, details }, ...view.log].slice(
        0,
        LOG_LENGTH,
      ),
    }))
  return {
    app: {
      ready: () => note('ready'),
      BackButton: {
        show: () => note('BackButton.show', '', { isBackVisible: true }),
        hide: () => note('BackButton.hide', '', { isBackVisible: false }),
        onClick: (press) => void pressed.add(press),
        offClick: (press) => void pressed.delete(press),
      },
      HapticFeedback: {
        impactOccurred: (style) => note('HapticFeedback.impactOccurred', style),
        notificationOccurred: (type) => note('HapticFeedback.notificationOccurred', type),
        selectionChanged: () => note('HapticFeedback.selectionChanged'),
      },
      enableClosingConfirmation: () =>
        note('enableClosingConfirmation', '', { needsClosingConfirmation: true }),
      openLink: (url) => {
        note('openLink', url)
        openOutside(url)
      },
      openMaxLink: (url) => {
        note('openMaxLink', url)
        openInside(url)
      },
      shareMaxContent: (text, link) => note('shareMaxContent', `${text} ${link}`.trim()),
      downloadFile: (url, fileName) => {
        note('downloadFile', fileName)
        openOutside(url)
      },
    },
    pressBack: () => {
      for (const press of [...pressed]) press()
    },
  }
}
