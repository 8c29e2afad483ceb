import type { MessengerName } from '@kadr/contract/identity/users'
import type { Papers } from '../platform/page/theme.ts'

export type Haptic = 'tap' | 'success' | 'error' | 'select'

type MainButton = { text: string; isEnabled: boolean; isBusy: boolean }

export type InvoiceStatus = 'paid' | 'failed' | 'pending' | 'cancelled'

type Stop = () => void

/** The client the mini-app runs in. What it lacks is left out, and the screen does it by itself. */
export type Messenger = {
  name: MessengerName
  /** After the first paint: the client removes its placeholder. */
  ready(): void
  /** Paints the client's own bars, where it lets us. */
  paint?: (papers: Papers) => void
  haptic(haptic: Haptic): void
  /** A native button for the primary action of a screen. */
  mainButton?: {
    show(button: MainButton): void
    hide(): void
    onPress(press: () => void): Stop
  }
  backButton: {
    show(isVisible: boolean): void
    onPress(press: () => void): Stop
  }
  /** Whether a downward swipe may minimize the mini-app. */
  allowSwipes(areAllowed: boolean): void
  /** Lets the person choose a chat that gets the text. */
  share(shared: { text: string; url: string }): void
  /** Chats of the messenger open in it, everything else in the system browser. */
  openLink(address: URL): void
  /** Saves a file by the client; resolves to whether the user agreed. */
  downloadFile?: (file: { url: string; fileName: string }) => Promise<boolean>
  /** Opens an invoice over the mini-app; resolves to its final status. */
  payInvoice?: (invoice: unknown) => Promise<InvoiceStatus>
  /** The mini-app was shown again. */
  onReturn(check: () => void): Stop
}
