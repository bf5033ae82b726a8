/** The screen stays on while somebody plays a game in real time: until it is over, or the page is hidden. */

/** Keep the screen on until the returned function is called. A browser that cannot do it is left as it is. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false

  async function ask(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (ended) void given.release()
      else lock = given
    } catch {
      // the battery is low, or the page was hidden meanwhile
    }
  }

  // The browser itself ends a lock when the page is hidden.
  const seen = () => void ask()
  document.addEventListener('visibilitychange', seen)
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
