import type { Haptic, Messenger } from '../port.ts'
import type { WebApp } from './web-app.ts'

const FEEDBACK: Readonly<Record<Haptic, (feedback: WebApp['HapticFeedback']) => void>> = {
  tap: (feedback) => feedback.impactOccurred('light'),
  success: (feedback) => feedback.notificationOccurred('success'),
  error: (feedback) => feedback.notificationOccurred('error'),
  select: (feedback) => feedback.selectionChanged(),
}

/** Whatever is asked before the library has come is done when it does. MAX draws no main button and takes no payments. */
export const createMax = (opening: Promise<WebApp | undefined>): Messenger => {
  const use = (act: (app: WebApp) => void) =>
    void opening.then((app) => {
      if (app) act(app)
    })
  return {
    name: 'max',
    ready: () => use((app) => app.ready?.()),
    haptic: (haptic) => use(({ HapticFeedback }) => FEEDBACK[haptic](HapticFeedback)),
    backButton: {
      show: (isVisible) =>
        use(({ BackButton }) => (isVisible ? BackButton.show() : BackButton.hide())),
      onPress: (press) => {
        use(({ BackButton }) => BackButton.onClick(press))
        return () => use(({ BackButton }) => BackButton.offClick(press))
      },
    },
    // MAX does not say how a page holds its swipes.
    allowSwipes: () => undefined,
    share: ({ text, url }) => use((app) => app.shareMaxContent(text, url)),
    openLink: ({ hostname, href }) =>
      use((app) => (hostname === 'max.ru' ? app.openMaxLink(href) : app.openLink(href))),
    downloadFile: async ({ url, fileName }) => {
      const app = await opening
      app?.downloadFile(url, fileName)
      return app !== undefined
    },
    onReturn: (check) => {
      const listen = () => {
        if (document.visibilityState === 'visible') check()
      }
      document.addEventListener('visibilitychange', listen)
      return () => document.removeEventListener('visibilitychange', listen)
    },
  }
}
