/** Being told of one's turns at a table: what this browser can do, and what the server has been asked for. */
import { pushKey, subscribe, subscriptions, type Trouble, trouble, unsubscribe } from './api'
import { scriptAddress } from './scripts'
import type { Push, Subscription } from './wire'

/** Whether this browser tells of turns, or why it can't. */
export type State = 'unsupported' | 'home-screen' | 'insecure' | 'denied' | 'failed' | 'off' | 'on'

/** What is missing in this browser for push messages; null if nothing is. */
function missing(): State | null {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return onIPhone() && !installed() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Whether this is an iPhone or iPad, whose browser takes push messages only for pages on the home screen. iPads say that they are Macs. */
function onIPhone(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
}

/** Whether the page was opened from the home screen. */
function installed(): boolean {
  return matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
}

/** This browser's subscription at its push service, for all tables. */
async function current(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null
}

/** A subscription for this server's key; one for another key is given up. */
async function fresh(): Promise<PushSubscription> {
  await navigator.serviceWorker.register(scriptAddress('worker.js'))
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: (await pushKey()).key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

function asked(subscription: PushSubscription, language: string): Push {
  const { endpoint, keys } = subscription.toJSON()
  return { kind: 'push', endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth, language }
}

export class Turns {
  state = $state<State>(missing() ?? 'off')
  subscriptions = $state.raw<Subscription[]>([])
  /** Of the webhook that was just added: it is told once. */
  secret = $state('')
  refused = $state.raw<Trouble | null>(null)
  busy = $state(false)
  /** Whether somebody looks at this, and the webhook half typed: both stay when the game begins meanwhile. */
  open = $state(false)
  url = $state('')
  private here = ''

  constructor(private readonly key: string) {}

  get hooks(): Subscription[] {
    return this.subscriptions.filter((each) => each.kind === 'webhook')
  }

  /** Ask the browser and the server how things stand. */
  load = () => this.heard(async () => {
    this.here = missing() ? '' : ((await current())?.endpoint ?? '')
    await this.list()
  })

  /** Let this browser tell. Has to follow a click: the browser asks for permission. */
  start = (language: string) => this.during(async () => {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = missing() ?? 'off'
      return
    }
    const subscription = await fresh().catch(() => null)
    if (!subscription) {
      this.state = 'failed'
      return
    }
    this.here = subscription.endpoint
    await subscribe(this.key, asked(subscription, language))
    await this.list()
  })

  /** Let this browser tell no more of this table. */
  stop = () => this.end(this.subscriptions.find((each) => each.address === this.here))

  /** Let a webhook tell. */
  add = (url: string) => this.during(async () => {
    this.secret = (await subscribe(this.key, { kind: 'webhook', url })).secret ?? ''
    await this.list()
  })

  end = (which: Subscription | undefined) => this.during(async () => {
    if (which) await unsubscribe(this.key, which.id)
    this.secret = ''
    await this.list()
  })

  private async list(): Promise<void> {
    this.subscriptions = (await subscriptions(this.key)).subscriptions
    this.state = missing() ?? (this.subscriptions.some((each) => each.address === this.here) ? 'on' : 'off')
  }

  private async during(work: () => Promise<void>): Promise<void> {
    this.busy = true
    await this.heard(work)
    this.busy = false
  }

  /** Do something; what goes wrong is said. */
  private async heard(work: () => Promise<void>): Promise<void> {
    this.refused = null
    try {
      await work()
    } catch (error) {
      this.refused = trouble(error)
    }
  }
}
