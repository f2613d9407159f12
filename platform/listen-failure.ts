type Tried = {
  readonly host: string
  readonly port: number
  /** What the operator sets both with, for example `HOST` and `PORT`. */
  readonly names: { readonly host: string; readonly port: string }
}

/** Why a server cannot listen, as a sentence for the operator. */
export function listenFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port, names }: Tried,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: choose one with ${names.port}, for example ${names.port}=${port + 1}.`
    case 'EACCES':
      return `This user may not listen on port ${port}: choose one above 1023 with ${names.port}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine: choose one with ${names.host}.`
    default:
      return `Nothing can listen on ${host}:${port}: ${message}`
  }
}
