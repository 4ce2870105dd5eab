/** Postgres refuses to run as root, so this finds another user for it. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, readFileSync, statSync } from "node:fs";
import { StartupError } from "#platform/errors.ts";

export interface PostgresUser {
  /** Makes this user the owner of a path. Does nothing if Postgres runs as the current user. */
  own(path: string): void;
  /** Returns the arguments with which to spawn `program` as the user. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

const self: PostgresUser = { own: () => {}, command: (file, args) => ({ file, args }) };

/** Group members may enter the directory, but not list or read it. */
const passableDirectoryMode = 0o710;

/**
 * Returns the current user. If that is root, returns the system user `postgres`, which is created if missing and may
 * then enter the private `directory`. If that user can't reach `program` or `directory`, for example in a home
 * directory with mode 0700, the process gets the one capability that permits it. Throws a StartupError if nothing
 * works.
 */
export function findPostgresUser(program: string, directory: string): PostgresUser {
  if (process.getuid?.() !== 0) return self;
  const { uid, gid } = findSystemUser() ?? createSystemUser();
  const own = (path: string) => chownSync(path, uid, gid);
  allowTraversal(directory, gid);
  const direct: PostgresUser = { own, command: (file, args) => ({ file, args, uid, gid }) };
  if (reaches(direct, program, directory)) return direct;

  const capability = isCapable(capabilityBits.dac_read_search) ? "dac_read_search" : "dac_override";
  const passing: PostgresUser = {
    own,
    command: (file, args) => ({
      file: "setpriv",
      args: [
        `--reuid=${uid}`,
        `--regid=${gid}`,
        "--clear-groups",
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
        // Postgres checks its programs with access(2), which honors capabilities only with this bit.
        "--securebits=+no_setuid_fixup",
        file,
        ...args,
      ],
    }),
  };
  if (reaches(passing, program, directory)) return passing;
  throw new StartupError(
    `The system user postgres, which has to run the database because root may not, can't reach ${directory} or ${program}; move them out of a private directory, start the server as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Best effort for a directory that root owns. If it fails, the user gets a capability instead. */
function allowTraversal(directory: string, gid: number): void {
  try {
    const { uid, mode } = statSync(directory);
    if (uid !== 0 || (mode & 0o077) !== 0) return;
    chownSync(directory, 0, gid);
    chmodSync(directory, passableDirectoryMode);
  } catch {
    // The file system has no owners, or root lacks permission. `reaches` decides whether that matters.
  }
}

function reaches(user: PostgresUser, program: string, directory: string): boolean {
  // `test -x` uses access(2), which ignores capabilities.
  return succeeds(user, program, ["--version"]) && succeeds(user, "ls", ["-d", `${directory}/.`]);
}

function succeeds(user: PostgresUser, program: string, programArgs: string[]): boolean {
  const { file, args, ...ids } = user.command(program, programArgs);
  return spawnSync(file, args, { ...ids, cwd: "/", stdio: "ignore", timeout: 10_000 }).status === 0;
}

function findSystemUser(): { uid: number; gid: number } | null {
  const number = (flag: string) => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout.trim()) : null;
  };
  const uid = number("-u");
  const gid = number("-g");
  return uid === null || gid === null ? null : { uid, gid };
}

function createSystemUser(): { uid: number; gid: number } {
  // Debian and Red Hat have useradd, Alpine has adduser.
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], { stdio: "ignore" });
  if (!findSystemUser()) {
    spawnSync("addgroup", ["-S", "postgres"], { stdio: "ignore" });
    spawnSync("adduser", ["-S", "-D", "-H", "-G", "postgres", "postgres"], { stdio: "ignore" });
  }
  const user = findSystemUser();
  if (user) return user;
  throw new StartupError(
    "The database may not run as root, and the system user postgres could not be created; create it, start the server as an ordinary user, or set DATABASE_URL.",
  );
}

/** From linux/capability.h. DAC_OVERRIDE would do too, but it is stronger. */
const capabilityBits = { dac_read_search: 2 } as const;

function isCapable(bit: number): boolean {
  try {
    const bounding = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return bounding !== undefined && (BigInt(`0x${bounding}`) >> BigInt(bit)) % 2n === 1n;
  } catch {
    return false;
  }
}
