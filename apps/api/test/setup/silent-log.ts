import type { Log } from '@thant/base/log'

export const silentLog: Log = { info() {}, warn() {}, error() {} }
