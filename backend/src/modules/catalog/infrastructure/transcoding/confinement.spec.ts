import { describe, expect, it } from '@jest/globals';
import { confine, workingLimits } from './confinement.js';

const limits = { cpuSeconds: 90, memoryBytes: 1024, fileBytes: 2048 };

describe('Confinement', () => {
  it('takes the network away, bounds resources and ties the process to ours, innermost last', () => {
    const paths = {
      setpriv: '/bin/setpriv',
      unshare: '/bin/unshare',
      prlimit: '/bin/prlimit',
      nice: '/bin/nice',
    };
    expect(confine(paths, limits).join(' ')).toBe(
      '/bin/unshare --user --map-root-user --net -- ' +
        '/bin/prlimit --cpu=90 --as=1024 --fsize=2048 --core=0 -- ' +
        '/bin/nice -n 10 /bin/setpriv --pdeathsig KILL --',
    );
  });

  it('leaves out what the machine does not have', () => {
    expect(confine({ nice: '/bin/nice' }, limits)).toEqual(['/bin/nice', '-n', '10']);
    expect(confine({}, limits)).toEqual([]);
  });

  it('gives longer videos more of the processor, but never without end', () => {
    expect(workingLimits(0).cpuSeconds).toBe(300);
    expect(workingLimits(100).cpuSeconds).toBe(6_300);
  });
});
