import { type Subject, subject } from './subject.js';

export const ELECTRONICS: readonly Subject[] = [
  subject(
    'iot',
    '',
    'iot, internet of things, sensors, smart home, home automation, smart devices, sensor, moisture, soil moisture, farm sensors, smart farming, mqtt, relay, temperature sensor, smart switch, home automation project, automation of home, smart irrigation, smart agriculture, zigbee, smart city, iiot, lorawan, blynk, node red, thingspeak, connected devices, आईओटी',
  ),
  subject(
    'embedded',
    'iot electronics',
    'embedded, embedded systems, stm32, rtos, embedded c, firmware, embedded linux, arm cortex, arm microcontroller, can bus, autosar, freertos, zephyr, device driver, esp idf',
  ),
  subject(
    'vlsi',
    'electronics',
    'vlsi, verilog, fpga, chip design, semiconductor, vhdl, vlsi design, vlsi physical design, uvm, rtl design, asic, static timing analysis, cadence, fpga programming',
  ),
  subject(
    'plc',
    'electronics automation',
    'plc, scada, industrial automation, hmi, plc programming, siemens plc, plc scada, plc automation, allen bradley, hmi programming, instrumentation, instrumentation engineer, industrial robot, dcs, factory automation, control systems, process control',
  ),
  subject(
    'electronics',
    '',
    'electronics, circuits, electronics project, first electronics, basic electronics, electronic circuit, electronic projects, pcb design, pcb, soldering, circuit design, diode, transistor, resistor, multimeter, led repair, led bulb, led tv repair, tv repair, op amp, oscilloscope, altium, kicad, proteus, amplifier repair, speaker repair, power supply repair, smps repair, इलेक्ट्रॉनिक्स, logic gates, logic gate, gate logic, digital electronics',
  ),
  subject('raspberrypi', 'iot', 'raspberry pi, raspberry, pi project'),
  subject(
    'arduino',
    'iot electronics robotics',
    'arduino, esp32, nodemcu, microcontroller, microcontrollers, esp8266, arduino uno, led blink, breadboard, sensor projects, microbit, tinkercad circuits, आर्डुइनो, 8051, attiny',
  ),
  subject(
    'robotics',
    'iot',
    'robotics, robot, ros, robot arm, arduino robot, ros2, line follower, robot operating system, humanoid, mechatronics, robot programming, robotics with arduino, रोबोटिक्स, रोबोट, robotics projects, robot banana, robo club, robotics for kids',
  ),
  subject(
    'drones',
    'robotics photography',
    'drones, drone flying, drone pilot, fly drone, fly a drone, uav, drone mapping, drone survey, aerial photography, aerial, drone licence, fpv, drone camera, fly a camera, aerial videography, drone course, drone udana, drone udana sikhna, drone banana, drone repair, agriculture drone, ड्रोन, drone photography course, drone, quadcopter, dgca drone, remote pilot, dgca remote pilot, rpc drone, drone pilot training, drone rules',
  ),
];
