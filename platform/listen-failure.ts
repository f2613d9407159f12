/** Why the shop cannot listen, as a message for the operator. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: { readonly host: string; readonly port: number },
): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Choose one with PORT, for example: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is ${host}, which is not an address of this machine.`
  }
  return `The shop could not listen on ${host}:${port}: ${error.message}`
}
